// What is still lacking, each a way to its field.

import { IconChevronRight } from '@tabler/icons-react';
import type { Lack } from '@rampa/applications/domain';
import { counted } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import type { FormPage } from '../model/form-pages.ts';
import { useFilling } from './filling-context.ts';
import { placeKey } from '../queue/field-saves.ts';
import type { Aim } from './going.ts';
import classes from '../style/lacks.module.css';

const FIRST = 7;

export interface LacksProps {
  lacks: readonly Lack[];
  pages: readonly FormPage[];
  onLead(aim: Aim): void;
  end: string;
  onEnd(): void;
}

/** The first ones, beside the form. */
export function Lacks({ lacks, pages, onLead, end, onEnd }: LacksProps) {
  const more = lacks.length - FIRST;
  return (
    <>
      <h2>{lacks.length > 0 ? 'Осталось заполнить' : 'Всё заполнено'}</h2>
      <LackList lacks={lacks.slice(0, FIRST)} pages={pages} onLead={onLead} />
      {more > 0 ? <p className={classes.more}>и ещё {counted(more, 'поле', 'поля', 'полей')}</p> : null}
      <Button isWide kind={lacks.length > 0 ? 'plain' : 'primary'} size="large" onClick={onEnd}>
        {end}
      </Button>
    </>
  );
}

type LackListProps = Pick<LacksProps, 'lacks' | 'pages'> & Partial<Pick<LacksProps, 'onLead'>>;

/** Without `onLead` nothing can be filled in now, and they are only named. */
export function LackList({ lacks, pages, onLead }: LackListProps) {
  const { model } = useFilling();
  return (
    <ul className={classes.lacks}>
      {lacks.map((lack) => {
        const { applicationBlockGuid, field, place } = lack;
        const key = placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid: field.guid });
        const page = pages.find(({ blocks }) =>
          blocks.some((block) => block.applicationBlockGuid === applicationBlockGuid),
        );
        const said = (
          <span>
            {place === '' ? '' : <small>{place}</small>}
            {field.title}
          </span>
        );
        return (
          <li key={key}>
            {onLead ? (
              <button type="button" onClick={() => onLead({ page: page?.guid ?? '', field: key })}>
                {said}
                <IconChevronRight size={17} stroke={1.75} aria-hidden />
              </button>
            ) : (
              <div>{said}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
