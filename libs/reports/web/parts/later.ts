import { openedLater } from '@rampa/platform/web/desk';

export const ReportLater = openedLater(async () => (await import('./ReportForm.tsx')).ReportForm);
