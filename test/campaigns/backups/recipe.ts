/** The commands of docs/operations/backups.md, word for word. `tried` replaces their folders by the campaign's own. */
export const RECIPE = {
  dump: `pg_dump --format=custom --file=/srv/backups/leads.dump.part kisan_canteen && mv /srv/backups/leads.dump.part /srv/backups/leads.dump`,
  dropDatabase: `dropdb --force kisan_canteen`,
  restoreDump: `createdb --owner=kisan_canteen --template=template0 kisan_canteen && pg_restore --exit-on-error --jobs=2 --dbname=kisan_canteen /srv/backups/leads.dump`,
  archiveSettings: `archive_mode = on
archive_timeout = 60
archive_command = 'test ! -f /srv/archive/%f && cp %p /srv/archive/%f.part && sync /srv/archive/%f.part && mv /srv/archive/%f.part /srv/archive/%f'`,
  makeSlot: `pg_receivewal --slot=archive --create-slot --if-not-exists`,
  receive: `pg_receivewal --slot=archive --synchronous --directory=/srv/archive`,
  baseBackup: `pg_basebackup --pgdata=/srv/backups/base.part --checkpoint=fast && pg_verifybackup /srv/backups/base.part && mv /srv/backups/base.part /srv/backups/base`,
  putBase: `cp -a /srv/backups/base /var/lib/postgresql/15/main && touch /var/lib/postgresql/15/main/recovery.signal`,
  restoreSettings: `restore_command = 'cp /srv/archive/%f %p || cp /srv/archive/%f.partial %p'
synchronous_standby_names = ''`,
  targetSettings: `recovery_target_time = '2026-11-23 17:40:00+00'
recovery_target_action = promote`,
} as const;

export interface Folders {
  readonly data: string;
  readonly archive: string;
  readonly backups: string;
}

export function tried(text: string, { data, archive, backups }: Folders): string {
  return text
    .replaceAll('/var/lib/postgresql/15/main', data)
    .replaceAll('/srv/archive', archive)
    .replaceAll('/srv/backups', backups);
}
