-- What an application is found by is kept as it is searched in, so that a search need not fold it anew.
update applications.application set search = lists.sought(search) where search <> lists.sought(search);
