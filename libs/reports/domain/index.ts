export { lacksOf, type ReportParts } from './lacks.ts';
