import type { TestApi } from '@rampa/platform/testing';

/** Everything that people have answered, as it is stored. */
export async function storedAnswers({ database }: TestApi): Promise<unknown> {
  const [blocks, items] = [
    await database.query('select guid, answers from applications.block where answers <> $1 order by guid', ['{}']),
    await database.query('select block_guid, n, item_guid, ordinal from applications.answer_item order by 1, 2, 3'),
  ];
  return { blocks, items };
}
