// The HTML part of a letter: tables and inline styles, because many mail programs know nothing newer; no picture, no
// script, nothing fetched. At most 600 px wide, light and dark. Every value is escaped here and only here.

import type { LetterContent, LetterPassage } from './letter.ts';
import { escaped } from '../http/html-text.ts';
import { AUTOMATIC, GREETING, HOUSE, REFUSE } from './letter-text.ts';

const TEXT = `font-family:'Onest','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const SHOW = `font-family:'Piazzolla',Georgia,'Times New Roman',serif`;
const MONO = `font-family:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace`;
const LONG_CODE = 12;

/** Dark mail programs take these colours by the classes; the light ones stand inline. */
const DARK = `
.canvas{background:#120b16!important}
.paper{background:#1d1423!important;border-color:#35283e!important}
.ink{color:#fbf5ee!important}
.ink2{color:#cfc3d3!important}
.ink3{color:#a99bb1!important}
.line{border-color:#35283e!important}
.lamp{background:#ffc24a!important}
.code{background:#33240d!important;border-color:#7a4b00!important}
.codeLabel{color:#ffc24a!important}
.act{background:#ffc24a!important}
.actText{color:#120b16!important}
.link{color:#ffc24a!important}`;

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.gap{padding:12px 8px!important}.wide{width:100%!important}.actText{display:block!important}}
@media (prefers-color-scheme:dark){${DARK}}
${DARK.replaceAll('\n.', '\n[data-ogsc] .')}`;

export function letterHtml(subject: string, { preheader, body, refuse, refuseWords = REFUSE }: LetterContent): string {
  const { greeting = GREETING, paragraphs, worded, code, button, after = [], footnote } = body;
  return `<!doctype html>
<html lang="ru" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f2f4;-webkit-text-size-adjust:100%">
${hidden(preheader ?? (worded ? firstWords(worded) : paragraphs[0]) ?? '')}
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f2f4"><tr><td class="gap" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;width:100%">
<tr><td class="pad" style="padding:0 36px 20px">${LOGO}</td></tr>
<tr><td class="paper pad" style="padding:36px 36px 32px;background:#ffffff;border:1px solid #e2dbe0;border-radius:10px">
<h1 class="ink" style="margin:0 0 20px;${SHOW};font-size:27px;line-height:34px;font-weight:700;color:#1c1220">${escaped(subject)}</h1>
${worded ? worded.map(passage).join('\n') : [greeting, ...paragraphs].map(paragraph).join('\n')}
${code ? shownCode(code) : ''}${button ? shownButton(button) : ''}${after.map(paragraph).join('\n')}
${footnote ? `<p class="ink3 line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid #e2dbe0;${TEXT};font-size:14px;line-height:21px;color:#6d6073">${lines(footnote)}</p>` : ''}
</td></tr>
<tr><td class="ink3 pad" style="padding:20px 36px 0;${TEXT};font-size:13px;line-height:20px;color:#6d6073">${HOUSE}.<br>${AUTOMATIC}${refuse ? shownRefusal(refuse, refuseWords) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo: the name over a row of footlights. */
const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="9" class="ink" style="${SHOW};font-size:25px;line-height:28px;font-weight:700;color:#1c1220">Рампа</td></tr><tr>${Array.from(
  { length: 9 },
  (_, index) =>
    index % 2
      ? '<td style="font-size:0;line-height:0;width:9px">&nbsp;</td>'
      : '<td style="font-size:0;line-height:0"><div class="lamp" style="width:7px;height:4px;border-radius:4px 4px 0 0;background:#8e1441"></div></td>',
).join('')}</tr></table>`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${TEXT};font-size:16px;line-height:26px;color:#1c1220">${lines(text)}</p>`;
}

const WORDED = {
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 12px;font-weight:700',
  bullet: 'margin:0 0 8px;padding-left:20px',
  number: 'margin:0 0 8px;padding-left:20px',
};

/** Lists are paragraphs with a sign: mail programs indent lists each in its own way. */
function passage({ is, number, runs }: LetterPassage): string {
  const sign = is === 'bullet' ? '•&nbsp;' : is === 'number' ? `${number ?? 1}.&nbsp;` : '';
  const [size, height] = is === 'heading' ? [19, 26] : [16, 26];
  const text = runs.map(shownRun).join('') || '&nbsp;';
  return `<p class="ink" style="${WORDED[is]};${TEXT};font-size:${size}px;line-height:${height}px;color:#1c1220">${sign}${text}</p>`;
}

function shownRun({ text, isBold, isItalic, href }: LetterPassage['runs'][number]): string {
  let shown = lines(text);
  if (isItalic) shown = `<em>${shown}</em>`;
  if (isBold) shown = `<strong>${shown}</strong>`;
  if (href === undefined) return shown;
  return `<a class="link" href="${escaped(href)}" target="_blank" style="color:#8e1441;word-break:break-word">${shown}</a>`;
}

const FIRST_WORDS = 200;

function firstWords(passages: readonly LetterPassage[]): string {
  const said = passages.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
  return said.replace(/\s+/g, ' ').slice(0, FIRST_WORDS);
}

function shownCode({ value, label }: { value: string; label?: string | undefined }): string {
  const [size, line, spacing] = value.length > LONG_CODE ? [22, 30, '.02em'] : [34, 42, '.12em'];
  const above = label
    ? `<div class="codeLabel" style="${TEXT};font-size:14px;line-height:20px;color:#7a4b00;padding-bottom:6px">${escaped(label)}</div>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="code" align="center" style="padding:20px 16px;background:#fff4dc;border:1px solid #ffe5b0;border-radius:10px">${above}<div class="ink" style="${MONO};font-size:${size}px;line-height:${line}px;font-weight:600;letter-spacing:${spacing};color:#1c1220;word-break:break-all">${escaped(value)}</div></td></tr></table>
`;
}

function shownButton({ label, url }: { label: string; url: string }): string {
  const address = escaped(url);
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="act" align="center" bgcolor="#8e1441" style="background:#8e1441;border-radius:6px;mso-padding-alt:14px 28px"><a class="actText" href="${address}" target="_blank" style="display:inline-block;padding:13px 28px;${TEXT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>
<p class="ink2" style="margin:0 0 20px;${TEXT};font-size:14px;line-height:21px;color:#53465a">Если кнопка не открывается, скопируйте этот адрес в браузер:<br><a class="link" href="${address}" target="_blank" style="color:#8e1441;word-break:break-all">${address}</a></p>
`;
}

function shownRefusal(url: string, words: string): string {
  return `<br><a class="link" href="${escaped(url)}" target="_blank" style="color:#8e1441">${escaped(words)}</a>`;
}

/** The preview line in a list of letters; the padding keeps the letter itself out of it. */
function hidden(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(text)}${'&#847;&zwnj;&nbsp;'.repeat(80)}</div>`;
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');
