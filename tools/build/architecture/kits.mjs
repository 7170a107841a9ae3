// A form, a list, an order, a window and a file drop stand on their kits (docs/forms.md, docs/lists.md): no page has a second state machine of
// its own. What does without the kit is named here with the reason.

import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { attributeOf, elementsOf, ownSetters } from './jsx.mjs';
import { lineAt } from './literals.mjs';
import { filesOf } from './tables.mjs';

const STAGE = 'The judge’s page loads no kit of the desk.';

const WITHOUT = {
  'forms-stand-on-the-kit': {
    'libs/accounts/web/employees/EmployeePanel.tsx': 'Of which event the rights are shown.',
    'libs/diplomas/web/designer/FontsList.tsx': 'Ticked before a file is chosen; the file is sent at once.',
    'libs/finance/web/documents/Contracts.tsx': 'A month that is asked for.',
    'libs/judging/web/judge/handover/take.tsx': STAGE,
    'libs/judging/web/judge/parts/comment-drawer.tsx': STAGE,
    'libs/program/web/screens/FaultsPage.tsx': 'What is looked for; the device keeps it.',
    'libs/program/web/versions/Versions.tsx': 'A tick beside the button that publishes.',
  },
  'lists-stand-on-the-kit': {
    'libs/applications/web/desk/places/PlacesForm.tsx': 'A finder inside a form.',
    'libs/applications/web/desk/sheet/use-sheet.ts': 'The neighbours of an application in the list that was asked.',
    'libs/applications/web/filling/parts/PickForm.tsx': 'A chooser: the best while one types.',
    'libs/finance/web/money/CashDesk.tsx': 'A chooser: the best while one types.',
    'libs/finance/web/statements/AssignForm.tsx': 'A chooser: the best while one types.',
    'libs/platform/web/desk/table/ColumnsForm.tsx': 'A finder inside a form.',
    'libs/program/web/lists/BindForm.tsx': 'A finder inside a form.',
    'libs/program/web/sources/PerformanceChoice.tsx': 'A chooser: the best while one types.',
    'libs/reference-books/web/parts/EventSetForm.tsx': 'A finder inside a form.',
    'libs/reports/web/public/PublicReportPage.tsx': 'A page for everybody loads no kit of the desk.',
  },
  'orders-stand-on-the-kit': {
    'libs/applications/web/filling/parts/BlockActions.tsx':
      'A member has a handful of copies, and fills them in by telephone.',
    'libs/diplomas/web/designer/LayersPanel.tsx': 'What lies over what on a sheet.',
    'libs/forms/web/parts/PartHead.tsx': 'It leads back to the tree.',
    'libs/forms/web/parts/PartItems.tsx': 'The constructor’s tree has two levels, and its own steps.',
    'libs/platform/web/desk/columns/ColumnCard.tsx': 'Ten fields of one column at the most.',
    'libs/platform/web/desk/table/TableHeads.tsx': 'The direction of a sort.',
    'libs/program/web/parts/RowControls.tsx': 'The running order’s own frame, with the moves of the kit.',
  },
  'windows-stand-on-the-kit': {},
  'drops-stand-on-the-kit': {},
};

const KITS =
  /^libs\/platform\/web\/desk\/(form|list|order|uploads)\/|^libs\/platform\/web\/desk\/parts\/(Window|Panel)\.tsx$/;
const INPUTS =
  /^(input|textarea|\w*Input|Textarea|GrowingText|\w*Select|Autocomplete|Switch|Checkbox|Radio|SegmentedControl)$/;

/** Faults as «rule: file:line → what». */
export async function faultsOfKits() {
  const unused = new Set(
    Object.entries(WITHOUT).flatMap(([rule, files]) => Object.keys(files).map((file) => `${rule}: ${file}`)),
  );
  const faults = [];
  const files = [...(await filesOf('libs')), ...(await filesOf('apps'))];
  for (const file of files.filter((name) => /\/(web|src)\/.*\.tsx?$/.test(name))) {
    if (KITS.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const { rule, at, what } of breachesIn(source)) {
      if (unused.delete(`${rule}: ${file}`) || file in WITHOUT[rule]) continue;
      faults.push(`${rule}: ${file}:${lineAt(text, at)} → ${what}`);
    }
  }
  return [...faults, ...[...unused].map((one) => `${one} → stands on the kit now`)];
}

function breachesIn(source) {
  const elements = elementsOf(source);
  const setters = ownSetters(source);
  const isOwn = ({ node }) => setters.some((setter) => setter.test(node.attributes.getText()));
  const isSearch = ({ node }) => attributeOf(node, 'type') === 'search';
  const at = ({ node }) => node.getStart();
  const writes = /\b(useWrite|callApi)\(/.test(source.text) && !/\buse(Call|Send|Door)Form\b/.test(source.text);
  const forms = elements.filter(({ name, node }) => name === 'form' && !/\.frame\b/.test(node.attributes.getText()));
  const held = writes ? elements.filter((one) => INPUTS.test(one.name) && !isSearch(one) && isOwn(one)) : [];
  const searches = elements.filter((one) => one.name === 'Pagination' || (isSearch(one) && isOwn(one)));
  return [
    ...forms.map((one) => ({ rule: 'forms-stand-on-the-kit', at: at(one), what: 'a <form> of its own' })),
    ...held.map((one) => ({
      rule: 'forms-stand-on-the-kit',
      at: at(one),
      what: `<${one.name}> holds its value, and the file writes`,
    })),
    ...searches.map((one) => ({
      rule: 'lists-stand-on-the-kit',
      at: at(one),
      what: `<${one.name}> with a state of its own`,
    })),
    ...found(
      source,
      'lists-stand-on-the-kit',
      /\bpageNumber: (?!1\b)(?!number\b)|useState\(\{ page/g,
      'pages of its own',
    ),
    ...found(
      source,
      'orders-stand-on-the-kit',
      /'@atlaskit\/|\bonDragStart\b|\bdraggable(?!=\{false\})\b|\bIconArrowUp\b/g,
      'an order of its own',
    ),
    // What is told while it is open would stand behind it.
    ...found(
      source,
      'windows-stand-on-the-kit',
      /\b(?:Modal|Drawer)\b(?=[^;]*\} from '@mantine\/core')/g,
      'a window of its own',
    ),
    ...found(source, 'drops-stand-on-the-kit', /\bonDragOver\b|\bdataTransfer\b/g, 'a file drop of its own'),
  ];
}

/** Only what stands in the code itself, not in its comments. */
function found(source, rule, pattern, what) {
  const comments = [...source.text.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  return [...source.text.matchAll(pattern)]
    .filter(({ index }) => !comments.some(([from, to]) => from <= index && index < to))
    .map(({ index, 0: words }) => ({ rule, at: index, what: `${what}: ${words}` }));
}
