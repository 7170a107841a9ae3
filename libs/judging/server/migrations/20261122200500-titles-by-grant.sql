-- Where nothing is granted a protocol is closed; titles alone are granted too. What was published before stays as it was seen.
update judging.protocol set permissions = permissions || '{"showTitles": true}'
 where public_key is not null and not permissions @? '$.* ? (@ == true)';
update judging.protocol set link_permissions = link_permissions || '{"showTitles": true}'
 where public_key is not null and not link_permissions @? '$.* ? (@ == true)';
