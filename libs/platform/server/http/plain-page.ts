// A page of plain html without scripts, for the operator when nothing else may work.

import { escaped } from './html-text.ts';
import { STYLE } from './plain-page-style.ts';

/** `lead` and `title` are text, `content` is markup. */
export function plainPage(title: string, lead: string, content: string): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · Рампа</title><style>${STYLE}</style></head>
<body><header><a class="logo" href="/">Рампа<span class="lamps" aria-hidden="true">${'<i></i>'.repeat(5)}</span></a><p>${escaped(lead)}</p></header>
<main><h1>${escaped(title)}</h1>${content}</main></body></html>
`;
}
