import type { LeadType } from '@lead-types/lead-types';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../api/app-store';
import { leadsApi } from '../lead/leads-api';

/** Which of these lead types a colleague may not have, so that it is said before leads are handed over. */
export function useTypesRefused(types: readonly LeadType[], colleague: string): readonly LeadType[] {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<readonly LeadType[]>([]);
  const asked = types.join();
  useEffect(() => {
    let isCurrent = true;
    setRefused([]);
    if (colleague === '') return;
    const mayHave = async (type: LeadType) => {
      const { data = [] } = await dispatch(leadsApi.endpoints.assignees.initiate(type, { subscribe: false }));
      return data.some(({ _id }) => _id === colleague);
    };
    const wanted = asked.split(',') as LeadType[];
    void Promise.all(wanted.map(mayHave)).then((allowed) => {
      if (isCurrent) setRefused(wanted.filter((_type, at) => !allowed[at]));
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, colleague, dispatch]);
  return refused;
}
