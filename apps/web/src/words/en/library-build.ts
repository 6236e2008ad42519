export const build = {};
