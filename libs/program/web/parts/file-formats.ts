import type { ProgramFormat } from '@rampa/contract';

export const FORMATS: readonly { format: ProgramFormat; label: string; note: string }[] = [
  { format: 'pdf', label: 'PDF', note: 'напечатать и отправить' },
  { format: 'docx', label: 'DOCX', note: 'править в Word' },
  { format: 'xlsx', label: 'XLSX', note: 'считать в таблице' },
];

/** What the notice says while a job makes the file. */
export const BEGUN = 'Готовим программу';
