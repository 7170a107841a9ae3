import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** All sizes of type and widths, for npm run test:full. */
export default defineConfig({ ...base, testDir: './matrix', projects: [{ name: 'matrix' }] });
