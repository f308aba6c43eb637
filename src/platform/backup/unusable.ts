/** The message is for the operator and needs no stack. */
export class UnusableBackup extends Error {}

export class BackupUnderWay extends UnusableBackup {}
