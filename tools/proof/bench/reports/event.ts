// The same chosen lines as a list in each block, which is the usual way to keep what is chosen of several.

export const chosenSql = (): string => `
  create table bench.chosen (application_guid uuid not null, block_guid uuid not null, n int not null,
    items uuid[] not null, primary key (block_guid, n));
  insert into bench.chosen
    select application_guid, block_guid, n, array_agg(item_guid order by ordinal)
      from applications.answer_item group by 1, 2, 3;
  create index on bench.chosen (application_guid);
  -- A published report shows what is about nobody.
  update forms.field set is_personal = false;
  analyze;`;
