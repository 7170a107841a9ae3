// The headers by which mail programs offer «Отписаться», and the words of the letter itself.

import { newGuid } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { composed } from './message.ts';

const URL = 'https://rampa.example/unsubscribe/AbC_-9';

const said = async (refuse?: string) => {
  const content = { body: { paragraphs: ['Ждём вас'] }, ...(refuse === undefined ? {} : { refuse }) };
  const letter = { guid: newGuid(), to: 'a@example.org', subject: 'Тема', createdAt: new Date(), content };
  const { bytes } = await composed(letter, { name: 'Рампа', address: 'post@rampa.example' });
  const text = bytes.toString();
  const headers = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const parts = [...text.matchAll(/base64\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, part]) =>
    Buffer.from(part!, 'base64').toString(),
  );
  return { headers, parts };
};

it('a letter that may be refused says where, to programs and to people', async () => {
  const { headers, parts } = await said(URL);
  expect(headers).toContain(`\r\nList-Unsubscribe: <${URL}>\r\n`);
  expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    expect(part).toContain(URL);
    expect(part).toContain('Отписаться');
  }
});

it('a letter that somebody needs says nothing of it', async () => {
  const { headers, parts } = await said();
  expect(headers).not.toContain('List-');
  expect(parts.join('')).not.toContain('Отписаться');
});
