// Until when a link works and how many devices it lets in.

import { FastLoginUpdate, type FastLinkView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import {
  ChoiceLine,
  instantOf,
  localOf,
  PageForm,
  tell,
  TextLine,
  useCallForm,
  useWrite,
} from '@rampa/platform/web/desk';
import classes from '../style/link.module.css';

const LIMITS = Array.from({ length: 10 }, (_, index) => index + 1);

export function LinkTermsForm({ link, timeZone }: { link: FastLinkView; timeZone: string }) {
  const restore = useWrite(FastLoginUpdate);
  const { guid: fastLinkGuid, dateExpires, deviceLimit } = link;
  const former = { dateExpires, deviceLimit };
  const was = dateExpires ? localOf(dateExpires, timeZone) : '';
  // The field has no seconds: an end that was not touched stays to the second.
  const termsOf = ({ until, limit }: { until: string; limit: string }) => ({
    dateExpires: until === was ? dateExpires : until === '' ? null : instantOf(until, timeZone),
    deviceLimit: Number(limit),
  });
  const form = useCallForm(FastLoginUpdate, {
    values: { until: was, limit: String(deviceLimit) },
    follows: true,
    body: ({ until, limit }) => ({
      fastLinkGuid,
      ...termsOf({ until, limit }),
      base: former,
    }),
    onSaved: (_, said) =>
      tell('Сохранено', {
        subject: `link ${fastLinkGuid}`,
        action: {
          label: 'Отменить',
          run: () => restore.mutate({ body: { fastLinkGuid, ...former, base: termsOf(said) } }),
        },
      }),
  });
  // A former limit above the offered ones stays until another one is chosen.
  const limits = LIMITS.includes(deviceLimit) ? LIMITS : [...LIMITS, deviceLimit];
  form.useValues();
  return (
    <PageForm form={form} className={classes.terms} submit="Сохранить" variant="default" isReady={form.isDirty()}>
      <TextLine
        at={form.at('until')}
        type="datetime-local"
        label="Действует до"
        description="По времени мероприятия; пусто — пока не отзовёте."
      />
      <ChoiceLine
        at={form.at('limit')}
        label="Сколько устройств"
        data={limits.map((count) => ({
          value: String(count),
          label: counted(count, 'устройство', 'устройства', 'устройств'),
          disabled: count > 10,
        }))}
      />
    </PageForm>
  );
}
