/** The error in place of a result. */
export const refused = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });
