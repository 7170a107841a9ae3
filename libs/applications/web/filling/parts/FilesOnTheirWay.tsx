// Files that have not come whole, each a way to its field: an application sent now would go without them.

import { IconChevronRight } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { FormPage } from '../model/form-pages.ts';
import { useFilling } from './filling-context.ts';
import type { Aim } from './going.ts';
import { placeKey } from '../queue/field-saves.ts';
import lacks from '../style/lacks.module.css';

export function useOnTheirWay() {
  const { held } = useFilling();
  return useSyncExternalStore(held.subscribe, held.onTheirWay);
}

export function FilesOnTheirWay({ pages, onLead }: { pages: readonly FormPage[]; onLead(aim: Aim): void }) {
  const { model } = useFilling();
  const files = useOnTheirWay();
  if (files.length === 0) return null;
  const pageOf = (key: string) =>
    pages.find(({ fields }) =>
      fields.some(
        ({ applicationBlockGuid, field }) =>
          placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid: field.guid }) === key,
      ),
    );
  return (
    <>
      <p>Эти файлы ещё не дошли целиком. Дождитесь их или отмените: без них заявка не отправится.</p>
      <ul className={lacks.lacks} aria-label="Файлы не дошли">
        {files.map(({ key, line }) => {
          const page = pageOf(key);
          return (
            <li key={`${key} ${line.id}`}>
              <button type="button" onClick={() => onLead({ page: page?.guid ?? '', field: key })}>
                <span>
                  <small>{page?.name ?? ''}</small>
                  {line.name}
                </span>
                <IconChevronRight size={17} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
