// A real program in a running product: its order, times and counts come out of the files and on the phones as they went in.

import { Organizer } from '../../client/organizer.ts';
import { Product } from '../../client/product.ts';
import { compare, type ProgramReport } from './compare.ts';
import { load } from './load.ts';
import { readProgramFile } from './program-file.ts';

export async function rehearseProgram(
  file: string,
  given?: { url: string; login: string; password: string },
): Promise<ProgramReport> {
  const festival = readProgramFile(file);
  const product = given ? null : await Product.start();
  try {
    const organizer = given
      ? await Organizer.signIn(() => given.url, given.login, given.password)
      : await product!.organizer();
    return await compare(organizer, await load(organizer, festival));
  } finally {
    await product?.stop();
  }
}
