// The installation's key: seals values that must be shown again later (keys of links), so that a copied database alone
// opens nothing. The secret is RAMPA_SECRET, or is generated once and kept in RAMPA_HOME/secrets.json, readable by its
// owner only. RAMPA_SECRET_OLD opens what the former secret has sealed, until all of it is sealed anew.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { secretOfHome } from './home-secret.ts';
import { disguised, KEY_ID_BYTES, keyOf, type InstallationKey } from './keys.ts';

/** Values from before keys had names: each key is tried. */
const NAMELESS = 1;
const NAMED = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SecretSettings = Pick<Config, 'secret' | 'home'> & Partial<Pick<Config, 'secretOld'>>;

@Injectable()
export class Secrets {
  private readonly key: InstallationKey;
  private readonly old: InstallationKey | null;

  constructor(@Inject(CONFIG) config: SecretSettings) {
    this.key = keyOf(config.secret ?? secretOfHome(config.home));
    this.old = config.secretOld ? keyOf(config.secretOld) : null;
  }

  /** Names of the keys, for people and for the database; they open nothing. */
  get fingerprints(): { current: string; old: string | null } {
    return { current: this.key.id.toString('hex'), old: this.old?.id.toString('hex') ?? null };
  }

  /** The beginning of everything that the present key has sealed. */
  get mark(): Buffer {
    return Buffer.concat([Buffer.of(NAMED), this.key.id]);
  }

  /** AES-256-GCM. `place` says what the text belongs to; only the same place opens it, so rows cannot be exchanged. */
  seal(text: string, place: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key.seal, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([this.mark, iv, cipher.getAuthTag(), body]);
  }

  /** A keyed hash that reveals nothing of the text: the same on every node of this installation, and on no other. */
  disguise(text: string): string {
    return disguised(this.key, text);
  }

  /** The present hash, and the former secret's one, for what was handed out under it. */
  disguises(text: string): string[] {
    return [this.key, ...(this.old ? [this.old] : [])].map((key) => disguised(key, text));
  }

  /** Throws for a value that another installation has sealed, that belongs elsewhere, or that was altered. */
  open(sealed: Uint8Array, place: string): string {
    const bytes = Buffer.from(sealed);
    const isNamed = bytes[0] === NAMED;
    const rest = bytes.subarray(isNamed ? 1 + KEY_ID_BYTES : 1);
    if ((!isNamed && bytes[0] !== NAMELESS) || rest.length < IV_BYTES + TAG_BYTES)
      throw new Error('A sealed value of unknown format');
    const keys = [this.key, ...(this.old ? [this.old] : [])];
    if (isNamed) {
      const key = keys.find(({ id }) => id.equals(bytes.subarray(1, 1 + KEY_ID_BYTES)));
      if (!key) throw new Error('A value sealed with a key that is not known here');
      return opened(key, rest, place);
    }
    for (const key of keys.slice(0, -1)) {
      try {
        return opened(key, rest, place);
      } catch {
        // then with the older one
      }
    }
    return opened(keys.at(-1)!, rest, place);
  }
}

function opened({ seal }: InstallationKey, bytes: Buffer, place: string): string {
  const decipher = createDecipheriv('aes-256-gcm', seal, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
