export { criterion, schemeOf } from './scheme-samples.ts';
