import {errors} from '../../errors';
import {hasApi} from '../../modules';
import type {ApiError} from '../../types';

/** The codes that the bot shows in chat or its API sends. */
export const listedErrors = errors.filter(({only}: ApiError) => hasApi || only !== 'api');
