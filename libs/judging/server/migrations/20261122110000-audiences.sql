-- Members of the event and whoever has the open link see what has been granted to each of them; before, both saw the same,
-- and places and totals without anybody's word. What was published so stays as it was seen.
alter table judging.protocol add column link_permissions jsonb not null default '{}';
update judging.protocol
   set permissions = '{"showPlaces": true, "showTotals": true}'::jsonb || permissions
 where public_key is not null or permissions <> '{}';
update judging.protocol set link_permissions = permissions;
