// What is still lacking, each a way to its field, and what else the application waits for, each a way to it.

import { IconChevronRight } from '@tabler/icons-react';
import { answeredWords, type Filling, type Lack } from '@rampa/applications/domain';
import { counted } from '@rampa/kernel';
import { Button, listed } from '@rampa/platform/web/base';
import type { FormPage } from '../model/form-pages.ts';
import { useFilling } from './filling-context.ts';
import { placeKey } from '../queue/field-saves.ts';
import type { Aim } from './going.ts';
import classes from '../style/lacks.module.css';

const FIRST = 7;
/** So many consents are named however many fields are lacking. */
const LEAST_CONSENTS = 2;

/** Not a field of the form: a parent's consent. */
export interface Awaited {
  key: string;
  place: string;
  title: string;
  open(): void;
}

export interface LacksProps {
  filling: Pick<Filling, 'lacks' | 'answered'>;
  awaited: readonly Awaited[];
  pages: readonly FormPage[];
  onLead(aim: Aim): void;
  end: string;
  onEnd(): void;
}

/** The first ones, beside the form. */
export function Lacks({ filling: { lacks, answered }, awaited, pages, onLead, end, onEnd }: LacksProps) {
  const isLacking = lacks.length + awaited.length > 0;
  const consents = awaited.slice(0, Math.max(LEAST_CONSENTS, FIRST - lacks.length));
  const fields = lacks.slice(0, FIRST - consents.length);
  const more = listed(
    lacks.length > fields.length ? counted(lacks.length - fields.length, 'поле', 'поля', 'полей') : '',
    awaited.length > consents.length ? counted(awaited.length - consents.length, 'согласие', 'согласия', 'согласий') : '', // prettier-ignore
  );
  return (
    <>
      <h2>{lacks.length > 0 ? 'Осталось заполнить' : isLacking ? 'Ждём согласий' : 'Обязательного не осталось'}</h2>
      {isLacking ? null : <p className={classes.more}>{answeredWords(answered)}</p>}
      <LackList lacks={fields} pages={pages} onLead={onLead} />
      {consents.length > 0 ? (
        <ul className={classes.lacks} aria-label="Согласия родителей">
          {consents.map(({ key, place, title, open }) => (
            <li key={key}>
              <button type="button" onClick={open}>
                <span>
                  <small>{place}</small>
                  {title}
                </span>
                <IconChevronRight size={17} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {more === '' ? null : <p className={classes.more}>и ещё {more}</p>}
      <Button isWide kind={isLacking ? 'plain' : 'primary'} size="large" onClick={onEnd}>
        {end}
      </Button>
    </>
  );
}

type LackListProps = Pick<LacksProps, 'pages'> & Partial<Pick<LacksProps, 'onLead'>> & { lacks: readonly Lack[] };

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
