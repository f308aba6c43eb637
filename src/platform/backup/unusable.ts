/** Why a backup cannot be made or restored; the message is for the operator and needs no stack. */
export class UnusableBackup extends Error {}

/** Another process is making a backup of the same database, or clearing old ones. */
export class BackupUnderWay extends UnusableBackup {}
