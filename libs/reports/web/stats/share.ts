const SHARE = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });

/** «12,5 %»; a dash of nothing. */
export const shareText = (part: number, whole: number): string => (whole === 0 ? '–' : SHARE.format(part / whole));
