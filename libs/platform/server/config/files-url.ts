// Where uploaded files lie, if not on the disk: `https://ключ:секрет@сервер/бакет/папка?region=ru-central1`.

import { z } from 'zod';

export interface FilesStore {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
  key: string;
  secret: string;
}

const WRONG = 'ожидается адрес вида https://ключ:секрет@сервер/бакет?region=…';

/** Empty: on the disk. */
export const filesUrl = z.string().transform((text, context): FilesStore | null => {
  if (text === '') return null;
  const refuse = () => {
    context.addIssue({ code: 'custom', message: WRONG });
    return z.NEVER;
  };
  if (!URL.canParse(text)) return refuse();
  const url = new URL(text);
  const [bucket = '', ...folders] = decodeURIComponent(url.pathname).split('/').filter(Boolean);
  const [key, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if (!/^https?:$/.test(url.protocol) || !/^[\w.-]{1,63}$/.test(bucket) || key === '' || secret === '') return refuse();
  if (!folders.every((folder) => /^[\w-][\w.-]*$/.test(folder))) return refuse();
  return {
    endpoint: `${url.protocol}//${url.host}`,
    ...{ bucket, prefix: folders.map((folder) => `${folder}/`).join('') },
    region: url.searchParams.get('region') || 'us-east-1',
    ...{ key, secret },
  };
});
