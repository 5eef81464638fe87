import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { EndpointDefinitions, RootState } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { WithSession } from '../session/session-slice';
import type { baseApi } from './base-api';

export type ApiState = RootState<EndpointDefinitions, string, typeof baseApi.reducerPath>;
export type AppState = WithSession & ApiState;
/** Accepts thunks, so that an API request can be sent without the endpoint's hook. */
export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<Store<AppState> & { readonly dispatch: AppDispatch }>();
