export * from './auth.ts';
export * from './games.ts';
export * from './limits.ts';
export * from './problem.ts';
export * from './quiz.ts';
export * from './search.ts';
