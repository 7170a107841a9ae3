// Accounts of the bench's applications: each with a price, most with payments, some with what is overdue or overpaid.

export function accountsSql(competition: string): string {
  const rules =
    '{"priceDateBasis":"subscription","laterChoices":"subscriptionDate","roundTo":100,"discountsCombine":"add","vatBp":null,"capByCosts":true}';
  return `
    insert into finance.plan (guid, competition_guid, title, is_default, stages)
      values (bench.guid(12, 1), '${competition}', 'Пополам', true,
        '[{"title":"Предоплата","dueDate":null,"daysAfter":0,"percentBp":5000,"amount":null,"isObligatory":true},
          {"title":"Остаток","dueDate":null,"daysAfter":30,"percentBp":5000,"amount":null,"isObligatory":true}]');
    insert into finance.account (application_guid, competition_guid, plan_guid, rules, basis, revision_no, subscribed_at, derivation, posted_total)
      select a.guid, '${competition}', bench.guid(12, 1), '${rules}', '{"items":[],"siblings":[]}', 1,
             now() - make_interval(days => a.number % 60),
             jsonb_build_object('lines', '[]'::jsonb, 'gross', 400000, 'discounts', '[]'::jsonb, 'discount', 0, 'total', 400000, 'vat', null), 400000
        from applications.application a where a.competition_guid = '${competition}';
    insert into finance.payment (guid, competition_guid, payer_guid, payer_kind, amount, method, number, paid_on, status, by_member, body_hash, author)
      select bench.guid(13, a.number * 3 + p), '${competition}', a.guid, 'application', 150000, 'bank', p::text, current_date, 'Confirmed', false, '', 'bench'
        from applications.application a cross join generate_series(1, 3) p
       where a.competition_guid = '${competition}' and p <= a.number % 4;
    insert into finance.allocation (payment_guid, application_guid, amount, position)
      select p.guid, p.payer_guid, 150000, 0 from finance.payment p;
    insert into finance.entry (guid, competition_guid, kind, reason, actor)
      select bench.guid(14, number), competition_guid, 'accrual', '', 'bench' from applications.application where competition_guid = '${competition}';
    insert into finance.posting (entry_guid, n, kind, of, amount)
      select bench.guid(14, number), n, case n when 0 then 'due' else 'income' end,
             case n when 0 then guid::text else competition_guid::text end, case n when 0 then 400000 else -400000 end
        from applications.application cross join generate_series(0, 1) n where competition_guid = '${competition}';
    insert into finance.entry (guid, competition_guid, kind, reason, actor, payment_guid)
      select bench.guid(15, a.number * 3 + p), '${competition}', 'receipt', '', 'bench', bench.guid(13, a.number * 3 + p)
        from applications.application a cross join generate_series(1, 3) p
       where a.competition_guid = '${competition}' and p <= a.number % 4;
    insert into finance.posting (entry_guid, n, kind, of, amount)
      select bench.guid(15, a.number * 3 + p), n, case n when 0 then 'bank' else 'due' end,
             case n when 0 then '${competition}' else a.guid::text end, case n when 0 then 150000 else -150000 end
        from applications.application a cross join generate_series(1, 3) p cross join generate_series(0, 1) n
       where a.competition_guid = '${competition}' and p <= a.number % 4;
    analyze;`;
}
