// Runs before the start: migrates, seeds the demo contest into an empty database, and prints one line of JSON with the
// links and warnings for the person who starts.

import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateOrganizer } from '@rampa/accounts/server';
import { OrganizerLogin } from '@rampa/contract';
import { newSecret, type Guid } from '@rampa/kernel';
import {
  Database,
  keepPrivate,
  migrate,
  readConfig,
  refuseForeignSecret,
  refuseUnsafeServices,
  renewEpochsOfRestoredCopy,
  warningsOf,
  type Config,
} from '@rampa/platform/server';
import { createApi } from './app.ts';
import { callerOf } from './demo/inject.ts';
import { demoLinks, type DemoLinks } from './demo/links.ts';
import { seedDemo } from './demo/seed.ts';
import { MIGRATIONS } from './rooms.ts';

const LOGIN = 'organizer@rampa.example';

interface Demo {
  login: string;
  password: string;
  competition: Guid;
}

async function withDemo(config: Config): Promise<DemoLinks | null> {
  const file = join(config.home, 'demo.json');
  const app = await createApi(config, { isQuiet: true });
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  try {
    const [row] = await app
      .get(Database)
      .query<{ accounts: number }>('select count(*)::int as accounts from accounts.v_account');
    if (row!.accounts === 0) {
      const password = newSecret().slice(0, 12);
      await app.get(CreateOrganizer).run({
        login: LOGIN,
        password,
        companyName: 'Творческое объединение «Просцениум»',
        fullName: 'Лугова Елена',
        phone: '9990000000',
        city: 'Ясногорье',
      });
      const { token } = await callerOf(app, null, origin)(OrganizerLogin, { body: { login: LOGIN, password } });
      const competition = await seedDemo(callerOf(app, token, origin), new Date());
      const demo: Demo = { login: LOGIN, password, competition };
      await mkdir(config.home, { recursive: true });
      await writeFile(file, JSON.stringify(demo), { mode: 0o600 });
    }
    if (!existsSync(file)) return null;
    const demo = JSON.parse(await readFile(file, 'utf8')) as Demo;
    const { token } = await callerOf(
      app,
      null,
      origin,
    )(OrganizerLogin, {
      body: { login: demo.login, password: demo.password },
    });
    const organizer = { url: `${origin}/profile/login/organizer`, login: demo.login, password: demo.password };
    return await demoLinks(callerOf(app, token, origin), demo.competition, organizer);
  } catch (error) {
    // A changed password or a deleted contest must not stop the start.
    if (existsSync(file)) return null;
    throw error;
  } finally {
    await app.close();
  }
}

const PUT_BACK =
  'База восстановлена из копии: экраны перечитают всё, планшеты судей предложат оценки последнего дня заново.';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await keepPrivate(config.home);
  await refuseUnsafeServices(config);
  const ran = await migrate(config.databaseUrl, MIGRATIONS);
  await refuseForeignSecret(config);
  const warnings = [
    ...((await renewEpochsOfRestoredCopy(config.databaseUrl)) ? [PUT_BACK] : []),
    ...warningsOf(config),
  ];
  const links = config.mode === 'production' ? null : await withDemo(config);
  process.stdout.write(`${JSON.stringify({ migrations: ran.length, links, warnings })}\n`);
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
