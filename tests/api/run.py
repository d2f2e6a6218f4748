"""Runs each Python sample of a JSON file as its own program and prints their results: python3 run.py samples.json"""
import builtins, json, sys

results = []
for code in json.load(open(sys.argv[1])):
    result = {}
    def keep(status=None, body=None, *rest):
        result.update(status=status, **({} if body is None else {"body": body}))
    builtins.print = keep
    try:
        exec(compile(code, "sample", "exec"), {"__name__": "__main__"})
    except Exception as error:
        result["error"] = repr(error)
    results.append(result)
sys.stdout.write(json.dumps(results))
