// All that the room's module takes of the directory of banks.

import { BankDirectoryController } from '../http/bank-directory.controller.ts';
import { BankDirectories } from './bank-directories.ts';

export const BANK_CONTROLLERS = [BankDirectoryController];
export const BANK_PROVIDERS = [BankDirectories];
