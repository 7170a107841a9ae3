// No typed word is lost: a text lives in a form of the kit or in `useKeptText`, which ask before it goes. A field that
// keeps its text itself, and a layer with a field in it that closes without the kit's question, are refused.

import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { attributeOf, elementsOf, ownSetters } from './jsx.mjs';
import { lineAt } from './literals.mjs';
import { filesOf } from './tables.mjs';

/** Fields that keep their own text, with the reason why no word is lost there. */
const KEPT_OTHERWISE = {
  'apps/portal/src/shell/finder/FinderForm.tsx': 'A question.',
  'libs/applications/web/filling/parts/TextAnswer.tsx':
    'Each letter goes into the queue of saves; only its shape waits.',
  'libs/finance/web/documents/Contracts.tsx': 'A month that is asked for.',
  'libs/finance/web/documents/ReconciliationForm.tsx': 'Days that are asked for.',
  'libs/finance/web/money/CashReportForm.tsx': 'Days that are asked for.',
  'libs/finance/web/prices/AddPrice.tsx': 'A day, which its button puts into the form.',
  'libs/finance/web/prices/PriceCheck.tsx': 'A question: what would such an application cost.',
  'libs/judging/web/judge/handover/take.tsx': 'What was copied from the other tablet, which still shows it.',
  'libs/judging/web/judge/parts/comment-drawer.tsx': 'The sheet keeps the draft: it waits for the next opening.',
  'libs/mailings/web/parts/LinkButton.tsx': 'It waits for the next opening.',
  'libs/platform/web/base/parts/suggest.tsx': 'Its user has the text; here is which suggestion is marked.',
  'libs/platform/web/desk/parts/MarkInput.tsx': 'Its user has the number; here is how it was written.',
  'libs/program/web/parts/PasteSource.tsx': 'The form has the text; here is the refusal of the former one.',
  'libs/program/web/screens/FaultsPage.tsx': 'The device keeps each number at once.',
};

const FIELDS = new Set(
  'input textarea TextInput Textarea GrowingText NumberInput PasswordInput Autocomplete TagsInput NamesInput MarkInput Suggest'.split(' '), // prettier-ignore
);
/** Fields of the kit, which belong into one of its frames. */
const KIT_FIELDS = /^(TextLine|TextArea|NumberLine|MarkLine|PasswordLine|FormFrame|form)$/;
const LAYERS = /^(Modal|Drawer|Dialog)$/;
/** What is asked for, ticked or pointed at is no text. */
const NO_TEXT = /^(search|checkbox|radio|color|file|range|hidden)$/;
const KIT = 'libs/platform/web/desk/form/';

/** Faults as «rule: file:line → what». */
export async function faultsOfTyped() {
  const unused = new Set(Object.keys(KEPT_OTHERWISE));
  const faults = [];
  const files = [...(await filesOf('libs')), ...(await filesOf('apps'))];
  for (const file of files.filter((name) => name.endsWith('.tsx') && !name.startsWith(KIT))) {
    const text = await readFile(file, 'utf8');
    for (const { at, what } of lossesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))) {
      if (unused.delete(file) || file in KEPT_OTHERWISE) continue;
      faults.push(`typed-words-are-asked-about: ${file}:${lineAt(text, at)} → ${what}`);
    }
  }
  return [...faults, ...[...unused].map((file) => `typed-words-are-asked-about: ${file} → is guarded now`)];
}

/** The attributes by which a field hands over what is typed. */
const textOf = ({ attributes }) =>
  attributes.properties
    .filter((one) => ts.isJsxSpreadAttribute(one) || /^(value|on[A-Z]?\w*(Change|Value))$/.test(one.name.getText()))
    .map((one) => one.getText())
    .join(' ');

function lossesIn(source) {
  const elements = elementsOf(source);
  const setters = ownSetters(source);
  const fields = elements.filter(
    ({ name, node }) => FIELDS.has(name) && !NO_TEXT.test(attributeOf(node, 'type') ?? ''),
  );
  const own = fields.filter(({ node }) => setters.some((setter) => setter.test(textOf(node))));
  const asks = /\buseLeaving(Within)?\(/.test(source.text);
  const layers = elements.filter(({ name, whole }) => {
    const inside = elementsOf(whole).some((one) => KIT_FIELDS.test(one.name));
    return LAYERS.test(name) && !asks && (inside || fields.length > 0);
  });
  return [
    ...own.map(({ name, node }) => ({ at: node.getStart(), what: `<${name}> keeps its text outside the form kit` })),
    ...layers.map(({ name, node }) => ({
      at: node.getStart(),
      what: `<${name}> closes over a field without a question`,
    })),
  ];
}
