import {useEffect, useState} from 'react';

/**
 * A value once it has stayed the same for a while: announcements wait until the typing stops.
 * @param delay how long, in milliseconds
 */
export default function useSettled<Value>(value: Value, delay = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
