export { lacksOf, type ReportParts } from './lacks.ts';
export { byTexts } from './order.ts';
