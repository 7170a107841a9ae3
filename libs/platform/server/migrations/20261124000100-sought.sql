-- Text as it is searched in. The same rule stands in the kernel (`sought`), and a spec holds them together.
create schema lists;

create function lists.sought(said text) returns text language sql immutable strict parallel safe return
  trim(both ' ' from regexp_replace(replace(lower(said), 'ё', 'е'),
    U&'[\002D\2010-\2015\2212\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000\FEFF]+', ' ', 'g'));
