/** Its message is the one line shown to whoever started the server. */
export class BadSetting extends Error {}
