// The secret of an installation that sets none: generated once and kept in RAMPA_HOME/secrets.json.

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const SECRET_CHARACTERS = 32;

const stored = z.object({ secret: z.string().min(SECRET_CHARACTERS) });

export function secretOfHome(home: string): string {
  const file = join(home, 'secrets.json');
  const known = readSecret(file);
  if (known) return known;
  mkdirSync(home, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify({ secret: randomBytes(32).toString('base64url') })}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    // Two processes may start at once: the first to link the file decides, and the other one reads it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readSecret(file)!;
}

function readSecret(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
  const parsed = stored.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ключ установки повреждён; верните файл из резервной копии`);
  return parsed.data.secret;
}
