import {useEffect, useState} from 'react';

/** Returns the value after it has stayed the same for `delay` milliseconds. */
export default function useDebounced<Value>(value: Value, delay = 500): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
