export { AttemptLimit } from './attempt-limit.ts';
