/** Why a backup cannot be made or restored; the message is for the operator and needs no stack. */
export class UnusableBackup extends Error {}
