// A parent's word about one child, written down.

import { Checkbox, Radio } from '@mantine/core';
import { ChildConsentGive, type ApplicationChildren, type ChildView } from '@rampa/contract';
import { CHILD_CONSENT_WAYS, CONSENT_KINDS, type ChildConsentWay, type ConsentKind } from '@rampa/kernel';
import { DialogForm, Held, tell, TextLine, useCallForm, useSession } from '@rampa/platform/web/desk';
import { KIND_WORDS, lacks } from './consent-words.ts';
import { ConsentTexts } from './ConsentTexts.tsx';
import classes from './consents.module.css';

export interface ConsentFormProps {
  child: ChildView;
  texts: ApplicationChildren['texts'];
  isOrganizer: boolean;
  /** As the one before has signed; null: who agrees is not said beforehand. */
  way: ChildConsentWay | null;
  onSaved(way: ChildConsentWay): void;
  onClose(): void;
}

const WAYS: Record<ChildConsentWay, string> = {
  self: 'Я родитель или законный представитель и соглашаюсь сейчас',
  paper: 'Родитель подписал бланк, он хранится у меня',
};

export function ConsentForm({ child, texts, isOrganizer, way: usual, onSaved, onClose }: ConsentFormProps) {
  const own = useSession().data?.name ?? '';
  const lacking = CONSENT_KINDS.filter((kind) => lacks(child, kind));
  const form = useCallForm(ChildConsentGive, {
    values: {
      // To show a name is agreed to apart and of one's own will: never ticked beforehand.
      kinds: lacking.filter((kind) => kind === 'processing') as ConsentKind[],
      way: usual as ChildConsentWay | null,
      representative: usual === 'self' ? own : '',
      signedOn: new Date().toISOString().slice(0, 10),
    },
    body: ({ kinds, way, representative, signedOn }) => ({
      ...{ applicationBlockGuid: child.applicationBlockGuid, way: way!, signedOn, representative },
      given: kinds.map((kind) => ({ kind, version: texts.find((one) => one.kind === kind)!.version })),
    }),
    faults: ({ kinds, way }) => ({
      ...(kinds.length === 0 ? { kinds: 'Отметьте, на что согласие' } : {}),
      ...(way === null ? { way: 'Скажите, кто согласился' } : {}),
    }),
    missing: { representative: 'Кто согласился?', signedOn: 'Когда?' },
    onSaved: (_, { way: said }) => {
      tell(`Согласие записано: ${child.name}`, { subject: 'child-consents' });
      onSaved(said!);
    },
    lost: 'Согласие ещё не записано.',
  });
  const way = form.useValue('way');
  return (
    <DialogForm form={form} title={`Согласие: ${child.name}`} submit="Записать" onClose={onClose}>
      <Held at={form.at('kinds')}>
        {(value, set, error) => (
          <Checkbox.Group
            label="На что"
            error={error}
            value={value}
            onChange={(next) => set(CONSENT_KINDS.filter((kind) => next.includes(kind)))}
          >
            <div className={classes.ticks}>
              {lacking.map((kind, at) => (
                <Checkbox
                  key={kind}
                  value={kind}
                  label={KIND_WORDS[kind]}
                  {...(at === 0 ? { 'data-fault': error ? true : undefined, 'data-autofocus': true } : {})}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
      </Held>
      <ConsentTexts texts={texts} />
      {isOrganizer ? null : (
        <Held at={form.at('way')}>
          {(value, _, error) => (
            <Radio.Group
              label="Кто согласился"
              error={error}
              data-fault={error ? true : undefined}
              value={value}
              onChange={(next) => {
                // A name that nobody has typed is offered, and taken away again.
                const { representative } = form.values();
                const isOffered = representative === '' || representative === own;
                form.put({
                  way: next as ChildConsentWay,
                  ...(isOffered ? { representative: next === 'self' ? own : '' } : {}),
                });
              }}
            >
              <div className={classes.ticks}>
                {CHILD_CONSENT_WAYS.map((one) => (
                  <Radio key={one} value={one} label={WAYS[one]} />
                ))}
              </div>
            </Radio.Group>
          )}
        </Held>
      )}
      <TextLine at={form.at('representative')} label="Фамилия, имя, отчество родителя" maxLength={200} />
      {way === 'paper' ? (
        <TextLine at={form.at('signedOn')} type="date" label="Дата на бланке" max="9999-12-31" />
      ) : null}
    </DialogForm>
  );
}
