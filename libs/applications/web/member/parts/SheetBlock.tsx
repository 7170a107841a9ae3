// A block of an application as it is read: its answers in words, its files heard and seen, people inside it in a table.

import type { AnswerFile, AnswerOf, ApplicationDataGetByApplicationGuid } from '@rampa/contract';
import { quoted } from '@rampa/platform/web/base';
import { FileShown } from '../../files/FileShown.tsx';
import { calledOf } from '../../filling/model/form-pages.ts';
import classes from '../style/sheet.module.css';

export type Block = AnswerOf<typeof ApplicationDataGetByApplicationGuid>['blocks'][number];

export interface SheetBlockProps {
  block: Block;
  blocks: readonly Block[];
  /** Those that answers name, in their order. */
  files: readonly AnswerFile[];
  level: 2 | 3 | 4;
}

/** Answers of one of several alike that a table has room for. */
const MOST_COLUMNS = 4;
const LONG = 48;

export function SheetBlock({ block, blocks, files, level }: SheetBlockProps) {
  const { applicationBlockGuid, answers } = block;
  if (!isAnswered(block, blocks)) return null;
  const inner = blocks.filter(({ parentKey }) => parentKey === applicationBlockGuid);
  const Title = `h${level}` as const;
  return (
    <section className={classes.block} aria-label={nameOf(block, blocks)}>
      <Title>{nameOf(block, blocks)}</Title>
      {answers.length === 0 ? null : (
        <dl>
          {answers.map(({ fieldGuid, title, text }) => {
            const own = files.filter(
              (file) => file.fieldGuid === fieldGuid && file.applicationBlockGuid === applicationBlockGuid,
            );
            return (
              <div key={fieldGuid} data-long={own.length > 0 || text.length > LONG || undefined}>
                <dt>{title}</dt>
                <dd dir="auto">
                  {own.length === 0
                    ? text
                    : own.map((file) => <FileShown key={file.guid} guid={file.guid} file={file} />)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {[...Map.groupBy(inner, ({ title }) => title)].map(([title, alike]) =>
        isTable(alike, blocks, files) ? (
          <InnerTable key={title} title={title} blocks={alike} />
        ) : (
          alike.map((one) => (
            <SheetBlock key={one.applicationBlockGuid} block={one} {...{ blocks, files }} level={level === 2 ? 3 : 4} />
          ))
        ),
      )}
    </section>
  );
}

/** People and the like: a line each. */
function InnerTable({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const answered = blocks.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0) return null;
  const columns = columnsOf(answered);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map(([field, asked]) => (
            <th key={field} scope="col">
              {asked}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answered.map(({ applicationBlockGuid, number, answers }) => (
          <tr key={applicationBlockGuid}>
            <th scope="row">{number}</th>
            {columns.map(([field, asked]) => (
              <td key={field} data-label={asked} dir="auto">
                {answers.find(({ fieldGuid }) => fieldGuid === field)?.text ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columnsOf = (blocks: readonly Block[]): [field: string, title: string][] => [
  ...new Map(blocks.flatMap(({ answers }) => answers.map(({ fieldGuid, title }) => [fieldGuid, title] as const))),
];

function isTable(alike: readonly Block[], blocks: readonly Block[], files: readonly AnswerFile[]): boolean {
  const guids = new Set(alike.map(({ applicationBlockGuid }) => applicationBlockGuid));
  return (
    columnsOf(alike).length <= MOST_COLUMNS &&
    !blocks.some(({ parentKey }) => parentKey !== null && guids.has(parentKey)) &&
    !files.some(({ applicationBlockGuid }) => guids.has(applicationBlockGuid)) &&
    alike.every(({ answers }) => answers.every(({ text }) => text.length <= LONG))
  );
}

const isAnswered = (one: Block, blocks: readonly Block[]): boolean =>
  one.answers.length > 0 ||
  blocks.some((below) => below.parentKey === one.applicationBlockGuid && isAnswered(below, blocks));

/** «Номер 2: «Костромская кадриль»» */
function nameOf(block: Block, blocks: readonly Block[]): string {
  const { title, number, parentKey, answers } = block;
  const alike = blocks.filter((one) => one.title === title && one.parentKey === parentKey).length;
  const own = alike > 1 ? `${title}\u00a0${number}` : title;
  if (alike <= 1 && !block.isPerformance) return own;
  const called = calledOf(answers.filter(({ tag }) => tag !== null).map(({ tag, text }) => ({ tag, text })));
  return called === '' ? own : `${own}: ${quoted(called)}`;
}
