// An event without a form: taken ready, from the library, from an event of before, or begun empty.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApplicationBuilderListTemplate, ApplicationFormCreate } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Answer, ListRow, ListRows, Section, useMake, useRead } from '@rampa/platform/web/desk';
import { sizeOf } from '../state/form-size.ts';
import { FromEventLater } from './opened-forms.ts';
import classes from '../style/constructor.module.css';

export function Beginning({ competitionGuid }: { competitionGuid: string }) {
  const forms = useRead(ApplicationBuilderListTemplate);
  const create = useMake(ApplicationFormCreate);
  const [isFromEvent, setFromEvent] = useState(false);
  const take = (body: NonNullable<Parameters<typeof create.mutate>[0]['body']>) =>
    create.mutate({ query: { competitionGuid }, body });
  const asked = create.isPending ? create.variables.body : undefined;
  return (
    <>
      <p className={classes.lead}>
        То, что заполнит участник. Возьмите готовую форму и поправьте под себя: менять можно всё, и после начала приёма
        тоже.
      </p>
      <Answer of={forms}>
        {({ own, ready }) => (
          <>
            <Section
              title="Готовые формы"
              note="Со своими справочниками: номинациями, возрастами, формами выступлений."
            >
              <ListRows label="Готовые формы">
                {ready.map(({ key, title, description, ...size }) => (
                  <ListRow key={key} title={title} detail={`${description} ${sizeOf(size)}.`}>
                    <Button
                      variant="default"
                      aria-label={`Взять: ${title}`}
                      loading={asked?.readyKey === key}
                      onClick={() => take({ readyKey: key })}
                    >
                      Взять
                    </Button>
                  </ListRow>
                ))}
              </ListRows>
            </Section>
            {own.length > 0 ? (
              <Section title="Из вашей библиотеки">
                <ListRows label="Формы библиотеки">
                  {own.map(({ guid, title, eventCount, ...size }) => (
                    <ListRow
                      key={guid}
                      title={title}
                      detail={`${sizeOf(size)}${eventCount === 0 ? '' : `, взята в ${counted(eventCount, 'мероприятие', 'мероприятия', 'мероприятий')}`}`}
                    >
                      <Button
                        variant="default"
                        aria-label={`Взять: ${title}`}
                        loading={asked?.templateGuid === guid}
                        onClick={() => take({ templateGuid: guid })}
                      >
                        Взять
                      </Button>
                    </ListRow>
                  ))}
                </ListRows>
              </Section>
            ) : null}
          </>
        )}
      </Answer>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => setFromEvent(true)}>
          Как в другом мероприятии
        </Button>
        <Button
          variant="default"
          loading={asked !== undefined && !asked.readyKey && !asked.templateGuid}
          onClick={() => take({})}
        >
          Начать с пустой
        </Button>
      </div>
      <FromEventLater of={isFromEvent ? { competitionGuid, onClose: () => setFromEvent(false) } : null} />
    </>
  );
}
