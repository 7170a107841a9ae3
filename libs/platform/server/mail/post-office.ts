// The mail server that the worker sends through: the one of the settings, or the catcher on a developer's machine.

import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { CONFIG, type Config } from '../config/config.ts';
import type { SmtpServer } from '../config/mail-settings.ts';
import { Catcher } from './catcher/catcher.ts';
import { catchesLetters } from './catcher/reader.ts';
import type { Message } from './message.ts';
import { deliver } from './smtp.ts';

@Injectable()
export class PostOffice implements OnModuleInit, OnApplicationShutdown {
  private server: SmtpServer | null;
  private catcher: Catcher | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'mode' | 'smtp' | 'home'>) {
    this.server = config.smtp;
  }

  async onModuleInit(): Promise<void> {
    if (!catchesLetters(this.config)) return;
    this.catcher = await Catcher.start(this.config.home);
    this.server = { host: '127.0.0.1', port: this.catcher.port, secure: false, user: null, password: null };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.catcher?.stop();
  }

  /** False: no mail server is set, so letters wait. */
  get isOpen(): boolean {
    return this.server !== null;
  }

  /** Whether the server has the letter; null: a real mail server cannot be asked. */
  async has(guid: Guid): Promise<boolean | null> {
    return (await this.catcher?.has(guid)) ?? null;
  }

  /** Delivers as `deliver` does. */
  send(message: Message, begin: () => Promise<boolean>): Promise<void> {
    return deliver(this.server!, message, begin);
  }
}
