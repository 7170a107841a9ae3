// Which directory of banks fills requisites in; the organizer loads the bank's own.

import { Button } from '@mantine/core';
import { BankDirectoryDelete, BankDirectoryGet, BankDirectoryLoad } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { dateRangeText } from '@rampa/platform/web/base';
import {
  Answer,
  FormSkeleton,
  Panel,
  tell,
  UploadButton,
  useRead,
  useUpload,
  useWrite,
} from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';

const ACCEPT = '.xml,.csv,.txt,text/xml,application/xml,text/csv';
const banks = (count: number) => counted(count, 'банк', 'банка', 'банков');

export function BankDirectoryPanel({ canChange, onClose }: { canChange: boolean; onClose(): void }) {
  const directory = useRead(BankDirectoryGet);
  const upload = useUpload(BankDirectoryLoad);
  const forget = useWrite(BankDirectoryDelete);

  async function send(file: File) {
    const answer = await upload.send(file, {});
    if (answer) tell(`Загружен справочник: ${banks(answer.count)}`, { subject: 'banks' });
  }

  return (
    <Panel isOpen title="Справочник банков" onClose={onClose}>
      <div className={classes.directory}>
        <p>По БИК портал сам вписывает банк и корреспондентский счёт.</p>
        <Answer of={directory} skeleton={<FormSkeleton fields={1} />}>
          {({ loaded, ownCount }) =>
            loaded ? (
              <p>
                Загружен файл {inQuotes(loaded.name)}: {banks(loaded.count)}
                {loaded.madeOn ? `, на ${dateRangeText(loaded.madeOn, loaded.madeOn)}` : ''}.
              </p>
            ) : (
              <p>Сейчас работает список портала: {banks(ownCount)}. В нём могут быть не все.</p>
            )
          }
        </Answer>
        {canChange ? (
          <>
            <p>
              Полный справочник БИК публикует Банк России: скачайте его на cbr.ru, распакуйте и выберите файл ED807
              (XML). Подойдёт и таблица CSV со столбцами «БИК», «Наименование», «Корр. счёт».
            </p>
            <UploadButton
              label="Загрузить справочник"
              accept={ACCEPT}
              share={upload.share}
              onFile={(file) => void send(file)}
              onCancel={upload.cancel}
            />
            {directory.data?.loaded ? (
              <Button variant="subtle" loading={forget.isPending} onClick={() => forget.mutate({})}>
                Вернуть список портала
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
    </Panel>
  );
}
