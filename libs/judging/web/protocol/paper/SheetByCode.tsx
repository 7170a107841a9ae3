// The field for a sheet's code: a scanner types it.

import { useNavigate } from 'react-router';
import { PaperSheetFind } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { LineForm, TextLine, useSendForm } from '@rampa/platform/web/desk';
import classes from '../style/paper.module.css';

export function SheetByCode({ competitionGuid }: { competitionGuid: string }) {
  const navigate = useNavigate();
  const form = useSendForm({
    values: { code: '' },
    missing: { code: 'Какой код на листе?' },
    faults: ({ code }) => ({ code: code.trim() === '' ? 'Введите код с листа' : undefined }),
    send: ({ code }) => callApi(PaperSheetFind, { query: { competitionGuid, code: code.slice(-20) } }),
    onSaved: ({ guid }) => void navigate(`?sheet=${guid}`),
    lost: 'Код не введён до конца.',
  });
  return (
    <LineForm form={form} submit="Открыть лист" className={classes.code}>
      <TextLine
        at={form.at('code')}
        label="Код листа"
        description="Шесть цифр под QR-кодом. Сканер введёт их сам."
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </LineForm>
  );
}
