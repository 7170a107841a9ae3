// A section as it was filled in: read, not changed. What is only for the organizer's people says so.

import { IconLock } from '@tabler/icons-react';
import type { AnswerFile, BlockStatusView } from '@rampa/contract';
import { FileShown } from '../../files/FileShown.tsx';
import { BlockStatus } from './BlockStatus.tsx';
import { nameOf } from './copies.ts';
import type { News, SheetField, SheetSection } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SectionSheetProps {
  section: SheetSection;
  wordsOf(field: SheetField): string;
  recordingsOf(field: SheetField): readonly { text: string; isLong: boolean }[];
  blockStatuses: readonly BlockStatusView[];
  news: News | null;
  files: readonly AnswerFile[];
  canChange: boolean;
}

export function SectionSheet({
  section,
  wordsOf,
  recordingsOf,
  blockStatuses,
  news,
  files,
  canChange,
}: SectionSheetProps) {
  const fresh = new Set(news?.collection.map((line) => `${line.applicationBlockGuid} ${line.fieldGuid}`));
  return (
    <section className={classes.section} aria-label={section.title}>
      {section.blocks
        .filter(({ visible }) => visible)
        .map((block) => {
          const fields = section.fields.filter(
            (field) => field.visible && field.applicationBlockGuid === block.applicationBlockGuid,
          );
          const isInner = block.parentKey !== null;
          const Title = isInner ? 'h3' : 'h2';
          if (isInner && fields.length === 0) return null;
          return (
            <div key={block.applicationBlockGuid} className={classes.block} id={`copy-${block.applicationBlockGuid}`}>
              <div className={classes.blockHead}>
                <Title className={isInner ? classes.blockTitle : classes.sectionTitle}>{nameOf(block)}</Title>
                <BlockStatus {...{ block, blockStatuses, canChange }} />
              </div>
              <dl className={classes.fields}>
                {fields.map((field) => {
                  const text = wordsOf(field);
                  const isFiled = field.valueTypes === 'Attachment' && field.valueGuids.length > 0;
                  return (
                    <div
                      key={field.guid}
                      className={classes.field}
                      data-long={text.length > 60 || isFiled || undefined}
                      data-new={fresh.has(`${field.applicationBlockGuid} ${field.guid}`) || undefined}
                    >
                      <dt>
                        {field.isPrivate ? (
                          <IconLock size={14} stroke={1.75} role="img" aria-label="Только для своих" />
                        ) : null}
                        {field.title}
                      </dt>
                      <dd data-wrong={field.error !== null || undefined}>
                        {isFiled
                          ? field.valueGuids.map((guid) => (
                              <FileShown key={guid} guid={guid} file={files.find((one) => one.guid === guid)} />
                            ))
                          : text || (field.required ? 'не заполнено' : '–')}
                        {recordingsOf(field)
                          // How long the others are stands beside their names.
                          .filter(({ isLong }) => isLong)
                          .map(({ text: told }, at) => (
                            <small key={at} data-long>
                              {told}
                            </small>
                          ))}
                        {field.error !== null && text !== '' ? <small>{field.error}</small> : null}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </div>
          );
        })}
    </section>
  );
}
