export * from './form-samples.ts';
