// Debian's Chromium in the project's cache: the package with the libraries and fonts that this machine lacks, and a
// script that starts it. It changes nothing in the system and needs no rights. Where Chromium is installed, its headless
// shell joins it: the same browser without windows, profiles and toolbars, which each test's context would make anew.

import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, unpackPackages } from './apt.mjs';

const PACKAGES = ['chromium', 'chromium-common', 'fontconfig-config', 'fonts-dejavu-core'];
// Packages for desktop windows, which tests do not need: a third of the download.
const DESKTOP =
  /^(libllvm|libgl1-mesa|mesa-|libsystemd-shared|x11-|xdg-|adwaita-|hicolor-|dconf-|dmsetup|libcryptsetup)/;

const folderIn = (cache) => join(cache, 'chromium');

export const scriptIn = (cache) => join(folderIn(cache), 'run');

/** Undefined when it is unpacked, else a short reason. */
export async function layOut(cache) {
  const folder = folderIn(cache);
  const reason = await unpackPackages({ packages: PACKAGES, target: folder, leave: DESKTOP });
  if (reason) return reason;
  const program = join(folder, 'usr/lib/chromium/chromium');
  // On Ubuntu the package of this name is empty and points to the snap store.
  if (!existsSync(program)) return 'в пакете chromium нет самой программы';
  mkdirSync(join(folder, 'fonts-cache'), { recursive: true });
  writeFileSync(join(folder, 'fonts.conf'), fonts(folder));
  const lines = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH=${quoted(librariesIn(folder))}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}`,
    `FONTCONFIG_FILE=${quoted(join(folder, 'fonts.conf'))}`,
    'export LD_LIBRARY_PATH FONTCONFIG_FILE',
    `exec ${quoted(program)} "$@"`,
  ];
  writeFileSync(scriptIn(cache), `${lines.join('\n')}\n`);
  chmodSync(scriptIn(cache), 0o755);
  return undefined;
}

const shellFolderIn = (cache) => join(cache, 'chromium-shell');

/** Longer than this it would cost more than it spares. */
const PATIENCE_MS = 45_000;

export const shellIn = (cache) => join(shellFolderIn(cache), 'run');

/** Where the system's package keeps what the shell reads too. */
const INSTALLED = '/usr/lib/chromium';

export const hasInstalled = () => existsSync(join(INSTALLED, 'icudtl.dat'));

/** Undefined when it is laid out, else a few words why not. */
export async function layOutShell(cache) {
  const folder = shellFolderIn(cache);
  const wanted = { packages: ['chromium-headless-shell'], target: folder, leave: DESKTOP, patience: PATIENCE_MS };
  const reason = await unpackPackages(wanted);
  if (reason) return reason;
  const home = join(folder, 'usr/lib/chromium');
  const program = join(home, 'chromium-headless-shell');
  if (!existsSync(program)) return 'в пакете chromium-headless-shell нет самой программы';
  for (const name of readdirSync(INSTALLED)) {
    if (!existsSync(join(home, name))) symlinkSync(join(INSTALLED, name), join(home, name));
  }
  const libraries = `LD_LIBRARY_PATH=${quoted(librariesIn(folder))}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}`;
  writeFileSync(
    shellIn(cache),
    ['#!/bin/sh', libraries, 'export LD_LIBRARY_PATH', `exec ${quoted(program)} "$@"`, ''].join('\n'),
  );
  chmodSync(shellIn(cache), 0o755);
  return undefined;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The system's fonts, if it has any, and the package's. */
function fonts(folder) {
  const text = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const prefer = (family, name) => `<alias><family>${family}</family><prefer><family>${name}</family></prefer></alias>`;
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `<dir>${text(join(folder, 'usr/share/fonts'))}</dir>`,
    `<cachedir>${text(join(folder, 'fonts-cache'))}</cachedir>`,
    prefer('sans-serif', 'DejaVu Sans'),
    prefer('serif', 'DejaVu Serif'),
    prefer('monospace', 'DejaVu Sans Mono'),
    '</fontconfig>',
    '',
  ].join('\n');
}
