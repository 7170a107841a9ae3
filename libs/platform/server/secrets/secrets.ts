// The installation's key: seals what must be shown again later (keys of links), so that a copied database alone opens
// nothing. The key is RAMPA_SECRET, or is made once and kept in RAMPA_HOME/secrets.json, readable by its owner only.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/config.ts';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_CHARACTERS = 32;

const stored = z.object({ secret: z.string().min(SECRET_CHARACTERS) });

@Injectable()
export class Secrets {
  private readonly key: Buffer;
  private readonly nameKey: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'secret' | 'home'>) {
    const secret = config.secret ?? secretOfHome(config.home);
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'rampa: sealed values', 32));
    this.nameKey = Buffer.from(hkdfSync('sha256', secret, '', 'rampa: disguised names', 32));
  }

  /** AES-256-GCM. `place` says what the text belongs to; only the same place opens it, so rows cannot be exchanged. */
  seal(text: string, place: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body]);
  }

  /** A name that tells nothing of the text and is the same at every node of this installation, and at no other. */
  disguise(text: string): string {
    return createHmac('sha256', this.nameKey).update(text).digest('base64url');
  }

  /** Throws for a value sealed elsewhere, by another installation, or altered since. */
  open(sealed: Uint8Array, place: string): string {
    const bytes = Buffer.from(sealed);
    if (bytes.length < 1 + IV_BYTES + TAG_BYTES || bytes[0] !== FORMAT)
      throw new Error('A sealed value of unknown format');
    const iv = bytes.subarray(1, 1 + IV_BYTES);
    const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

function secretOfHome(home: string): string {
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
    // Two processes may start at once: whoever links first decides, the other one reads that.
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
