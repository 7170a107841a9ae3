// The addresses and ready links, as a person reads them.

import { networkInterfaces } from 'node:os';

export function printLinks({ port, links, say, env = process.env }) {
  say();
  say(`Рампа работает: http://localhost:${port}`);
  for (const address of addressesInNetwork()) say(`В локальной сети: http://${address}:${port}`);
  if (links) {
    const { organizer, judges, presenter, displays = [], programs = [] } = links;
    say();
    say('Демонстрационный конкурс');
    say(`  Организатор: ${organizer.url}`);
    say(`    логин ${organizer.login}, пароль ${organizer.password}`);
    if (judges.length > 0) say('  Судьи:');
    const width = Math.max(0, ...judges.map(({ name }) => name.length));
    for (const { name, url } of judges) say(`    ${name.padEnd(width)}  ${url}`);
    if (presenter) say(`  Ведущий: ${presenter.url}`);
    for (const { name, url } of displays) say(`  Экран «${name}»: ${url}`);
    if (programs[0]) say(`  Программа для всех: ${programs[0].url}`);
    say(`  Оживить: ${sameSettings()}npm run demo (судьи ставят оценки, номера выходят на сцену)`);
  }
  if (catchesLetters(env)) {
    say();
    say(`Письма, которые отправил портал (только на этом компьютере): http://localhost:${port}/letters`);
  }
  say();
  say('Остановить: Ctrl+C');
}

/** Another window does not know by itself that this portal is not in the usual place. */
function sameSettings() {
  const named = ['RAMPA_HOME', 'RAMPA_PORT'].filter((name) => process.env[name]);
  return named.map((name) => `${name}=${shellWord(process.env[name])} `).join('');
}

function shellWord(text) {
  return /^[\w./:~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** As `catchesLetters` of the server. */
const catchesLetters = (env) => (env.RAMPA_MODE || 'embedded') === 'embedded' && !env.RAMPA_SMTP_URL;

function addressesInNetwork() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((each) => each.family === 'IPv4' && !each.internal)
    .map(({ address }) => address);
}
