-- Which application a token was made for: one that was given a token cannot pass for somebody at another.
alter table handover add column application text not null default 'cotton';
